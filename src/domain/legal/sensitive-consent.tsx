import { SENSITIVE_CONSENT } from '@contract/test/diagnostics-words';
import type { ComponentProps } from 'react';
import { ConsentBlock } from './consent-block';

const { title, summary, lines, agree } = SENSITIVE_CONSENT;

/** The guardian's consent to storing health data. */
export const SensitiveConsent = (
  props: Omit<ComponentProps<typeof ConsentBlock>, 'title' | 'summary' | 'lines' | 'agree'>,
) => <ConsentBlock title={title} summary={summary} lines={lines} agree={agree} {...props} />;
