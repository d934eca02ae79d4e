import type { RefObject } from 'react';
import { LegalConsent } from '@/domain/legal/legal-consent';

interface ChildConsentProps {
  /** The version agreed to; null while none is. */
  version: string | null;
  onChange: (version: string | null) => void;
  /** Saving was tried without it: it is focused as soon as it can be read. */
  missing: boolean;
  /** The checkbox. */
  ref: RefObject<HTMLInputElement | null>;
}

/** The consent of the first child's legal representative. */
export const ChildConsent = ({ version, onChange, missing, ref }: ChildConsentProps) => (
  <LegalConsent
    ref={ref}
    kind="child_data"
    version={version}
    onChange={onChange}
    onLoaded={() => missing && ref.current?.focus()}
    error={missing && version === null ? '동의해 주시면 저장할 수 있어요. 적은 내용은 그대로 있어요.' : undefined}
  />
);
