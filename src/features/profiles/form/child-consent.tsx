import type { RefObject } from 'react';
import { LegalConsent } from '@/domain/legal/legal-consent';

interface ChildConsentProps {
  /** The version agreed to; null while none is. */
  version: string | null;
  onChange: (version: string | null) => void;
  /** The checkbox. */
  ref: RefObject<HTMLInputElement | null>;
}

/** The consent of the first child's legal representative, focused as soon as it can be read. */
export const ChildConsent = ({ version, onChange, ref }: ChildConsentProps) => (
  <LegalConsent
    ref={ref}
    kind="child_data"
    version={version}
    onChange={onChange}
    onLoaded={() => ref.current?.focus()}
    error={version === null ? '동의해 주시면 저장할 수 있어요. 적은 내용은 그대로 있어요.' : undefined}
  />
);
