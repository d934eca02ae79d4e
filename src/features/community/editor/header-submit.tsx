import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { isComposing } from '@/shared/lib/is-composing';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FormError } from '@/shared/ui/forms/form-error';

interface HeaderSubmitProps {
  /** Id of the form. */
  form: string;
  label: string;
  pending: boolean;
}

/**
 * The submit button of a written page, at the right of its header: in reach whatever the keyboard covers. Its form
 * takes `submitByKeys`, as by Tab the button comes before the fields.
 */
export const HeaderSubmit = ({ form, label, pending }: HeaderSubmitProps) => (
  <MainButton
    type="submit"
    form={form}
    size="small"
    fit
    pending={pending}
    aria-keyshortcuts="Control+Enter"
    style={{ paddingInline: space(4) }}
  >
    {label}
  </MainButton>
);

/** Ctrl + Enter, or ⌘ + Enter, in a field of the form; not in a sheet over it, whose events pass the form too. */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return;
  if (!event.currentTarget.contains(event.target as Node)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** The refusal of the whole form, at its top, and scrolled to: the button that was pressed is in the header. */
export function FormProblem({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children) box.current?.scrollIntoView({ block: 'center' });
  }, [children]);
  return children ? (
    <div ref={box}>
      <FormError>{children}</FormError>
    </div>
  ) : null;
}
