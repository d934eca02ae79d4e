import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './date-field';

function Form({ start = '' }: { start?: string }) {
  const [day, setDay] = useState(start);
  return (
    <>
      <DateField label="받은 날" value={day} onChange={setDay} max="20251231" />
      <output>{day}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: '받은 날' });

describe('DateField', () => {
  test('puts digits in their places while typing and writes the day when it is left', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), '202503');
    expect(field()).toHaveValue('2025. 03');
    await user.type(field(), '01');
    expect(field()).toHaveValue('2025. 03. 01');
    await user.tab();
    expect(field()).toHaveValue('2025. 3. 1.');
    expect(screen.getByRole('status')).toHaveTextContent('20250301');
  });

  test('reads a day typed with separators', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), '2025.3.1');
    await user.tab();
    expect(screen.getByRole('status')).toHaveTextContent('20250301');
  });

  test('takes no digit after the eighth', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), '20250301202');
    expect(field()).toHaveValue('2025. 03. 01');
    await user.clear(field());
    await user.click(field());
    await user.paste('2025. 03. 0120253120250301');
    expect(field()).toHaveValue('2025. 03. 01');
    await user.type(field(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field()).toHaveValue('2025. 03. 01');
    await user.type(field(), '{Backspace}5', { initialSelectionStart: 12, initialSelectionEnd: 12 });
    expect(field()).toHaveValue('2025. 03. 05');
    await user.tripleClick(field());
    await user.paste('2024. 05. 06 10:00');
    expect(field()).toHaveValue('2024. 05. 06');
  });

  test('completes a short day before Enter sends the form', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), '250301{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('20250301');
  });

  test('keeps the caret behind the digit that was changed', async () => {
    const user = userEvent.setup();
    render(<Form start="20250301" />);
    await user.type(field(), '{Backspace}4', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(field()).toHaveValue('2024. 03. 01');
    expect(field()).toHaveProperty('selectionStart', 4);
  });

  test('takes a day from the calendar of the device', async () => {
    const user = userEvent.setup();
    const { container } = render(<Form start="20250301" />);
    const calendar = container.querySelector('input[type="date"]') as HTMLInputElement;
    expect(calendar).toHaveValue('2025-03-01');
    expect(calendar).toHaveAttribute('max', '2025-12-31');
    calendar.showPicker = jest.fn();
    await user.click(screen.getByRole('button', { name: '달력에서 고르기' }));
    expect(calendar.showPicker).toHaveBeenCalled();
    fireEvent.change(calendar, { target: { value: '2025-04-12' } });
    expect(field()).toHaveValue('2025. 4. 12.');
  });
});
