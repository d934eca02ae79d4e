import type { Operator, Transfer } from '@contract/accounts/operator';
import * as v from 'valibot';

/** Entry of a list that is empty on purpose. */
const NONE = '없음';

const words = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'must have at most 200 characters')));
const email = v.optional(v.pipe(v.string(), v.trim(), v.email('must be a mail address')));

/** 'a | b; a | b', or 없음. @param parts names of the parts of an entry */
const list = (...parts: string[]) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) =>
        text === NONE ? [] : text.split(';').map((entry) => entry.split('|').map((part) => part.trim())),
      ),
      v.check(
        (entries) => entries.every((entry) => entry.length === parts.length && entry.every((part) => part !== '')),
        `must be '${NONE}' or entries separated by ';', each '${parts.join(' | ')}'`,
      ),
    ),
  );

/** The settings of who runs the product: all of them are needed in production. */
export const operatorSettings = {
  OPERATOR_NAME: words,
  OPERATOR_REPRESENTATIVE: words,
  OPERATOR_ADDRESS: words,
  OPERATOR_PHONE: words,
  OPERATOR_EMAIL: email,
  OPERATOR_BUSINESS_NUMBER: words,
  OPERATOR_MAIL_ORDER_NUMBER: words,
  PRIVACY_OFFICER_NAME: words,
  PRIVACY_OFFICER_PHONE: words,
  PRIVACY_OFFICER_EMAIL: email,
  PRIVACY_PROCESSORS: list('company', 'task'),
  PRIVACY_TRANSFERS: list('company', 'country', 'data', 'when and how', 'purpose and time', 'contact'),
};

type Settings = v.InferOutput<v.ObjectSchema<typeof operatorSettings, undefined>>;
const NAMES = Object.keys(operatorSettings);

/** One line for each setting that is missing. */
export const missingOperator = (given: Record<string, string | undefined>): string[] =>
  NAMES.filter((name) => !given[name]).map(
    (name) => `${name}: is needed in production, the law wants it shown (docs/configuration.md)`,
  );

/** Null unless every setting is there: examples and real values are never mixed. */
export function readOperator(settings: Settings): Operator | null {
  if (NAMES.some((name) => settings[name as keyof Settings] === undefined)) return null;
  const text = (value: string | undefined) => value ?? '';
  return {
    name: text(settings.OPERATOR_NAME),
    representative: text(settings.OPERATOR_REPRESENTATIVE),
    address: text(settings.OPERATOR_ADDRESS),
    phone: text(settings.OPERATOR_PHONE),
    email: text(settings.OPERATOR_EMAIL),
    businessNumber: text(settings.OPERATOR_BUSINESS_NUMBER),
    mailOrderNumber: text(settings.OPERATOR_MAIL_ORDER_NUMBER),
    officer: {
      name: text(settings.PRIVACY_OFFICER_NAME),
      phone: text(settings.PRIVACY_OFFICER_PHONE),
      email: text(settings.PRIVACY_OFFICER_EMAIL),
    },
    processors: (settings.PRIVACY_PROCESSORS ?? []).map(([name = '', task = '']) => ({ name, task })),
    transfers: (settings.PRIVACY_TRANSFERS ?? []).map(toTransfer),
  };
}

const toTransfer = ([
  name = '',
  country = '',
  items = '',
  method = '',
  purpose = '',
  contact = '',
]: string[]): Transfer => ({
  name,
  country,
  items,
  method,
  purpose,
  contact,
});
