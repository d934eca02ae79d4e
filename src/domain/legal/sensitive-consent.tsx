import { SENSITIVE_CONSENT } from '@contract/test/diagnostics-words';
import type { ComponentProps } from 'react';
import { ConsentBlock } from './consent-block';

const { title, lines, agree } = SENSITIVE_CONSENT;

/** The guardian's consent to storing health data. */
export const SensitiveConsent = (props: Omit<ComponentProps<typeof ConsentBlock>, 'title' | 'lines' | 'agree'>) => (
  <ConsentBlock title={title} lines={lines} agree={agree} {...props} />
);
