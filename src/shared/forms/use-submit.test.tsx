import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import type { ApiError } from '@/shared/api/api-error';
import { showRefusal } from './use-submit';

const refusal = (fields?: Record<string, string>) =>
  ({ status: 422, code: 'INVALID_INPUT', message: '입력을 확인해 주세요.', fields }) as ApiError;

const show = (fields?: Record<string, string>) => {
  const { result } = renderHook(() => useForm({ defaultValues: { name: '', day: '' } }));
  const message = showRefusal(result.current, refusal(fields), ['name', 'day']);
  return { message, at: (name: 'name' | 'day') => result.current.getFieldState(name).error?.message };
};

test('a sentence about a field of the form is at the field', () => {
  const { message, at } = show({ day: '없는 날이에요.' });
  expect([message, at('day'), at('name')]).toEqual([null, '없는 날이에요.', undefined]);
});

test('a sentence about what the form has no field for is the message of the form', () => {
  expect(show({ consent: '동의가 필요해요.' }).message).toBe('동의가 필요해요.');
});

test('of two sentences neither is lost', () => {
  const { message, at } = show({ name: '이름이 길어요.', consent: '동의가 필요해요.' });
  expect([message, at('name')]).toEqual(['동의가 필요해요.', '이름이 길어요.']);
});

test('a refusal without fields is its own message', () => {
  expect(show().message).toBe('입력을 확인해 주세요.');
});
