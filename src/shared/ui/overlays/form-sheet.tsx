import Stack from '@mui/material/Stack';
import { type FormHTMLAttributes, type ReactNode, useId } from 'react';
import { MainButton, type MainButtonProps } from '../buttons/main-button';
import { BottomSheet } from './bottom-sheet';

interface FormSheetProps {
  title: string;
  onClose: () => void;
  /** The submit button's label and style. */
  submit: string;
  look?: MainButtonProps['look'];
  pending?: boolean;
  /** Other ways out, under the button that sends. */
  further?: ReactNode;
  formProps: FormHTMLAttributes<HTMLFormElement>;
  children: ReactNode;
}

/** A sheet that is a form: its fields scroll, the submit button is fixed below. */
export function FormSheet({ title, onClose, submit, look, pending, further, formProps, children }: FormSheetProps) {
  const id = useId();
  const button = (
    <MainButton type="submit" form={id} look={look} pending={pending}>
      {submit}
    </MainButton>
  );
  const actions =
    further === undefined ? (
      button
    ) : (
      <Stack spacing={2}>
        {button}
        {further}
      </Stack>
    );
  return (
    <BottomSheet open onClose={onClose} title={title} actions={actions}>
      <form id={id} {...formProps}>
        {children}
      </form>
    </BottomSheet>
  );
}
