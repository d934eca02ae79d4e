import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';

type UrlEntries = Record<string, v.GenericSchema<unknown, string | null> & { readonly fallback: string | null }>;

/** Field of `useUrlState` with a fixed list of values; any other value in the address reads as `fallback`. */
export const choiceParam = <const Value extends string>(values: readonly Value[], fallback: NoInfer<Value>) =>
  v.fallback(v.picklist(values), fallback);

/** Field of `useUrlState` with any text; null when the address has none. */
export const textParam = v.fallback(v.nullable(v.string()), null);

interface SetOptions {
  /** Scrolls to the top as a link would. */
  scrollsToTop?: boolean;
}

/**
 * State in the query of the address, so that a reload, Back and a link find it again. Every field of the schema has a
 * fallback: the value of a missing or unknown parameter, which is left out of the address.
 * `set` replaces the history entry and changes only the fields it is given.
 */
export function useUrlState<const Entries extends UrlEntries>(schema: v.ObjectSchema<Entries, undefined>) {
  type State = v.InferOutput<typeof schema>;
  const [params, setParams] = useSearchParams();
  const set = (changes: Partial<State>, { scrollsToTop = false }: SetOptions = {}) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === schema.entries[name]?.fallback) now.delete(name);
          else now.set(name, String(value));
        }
        return now;
      },
      { replace: true, preventScrollReset: !scrollsToTop },
    );
  return [v.parse(schema, readFields(schema.entries, params)), set] as const;
}

const readFields = (entries: UrlEntries, params: URLSearchParams) =>
  Object.fromEntries(Object.keys(entries).flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : [])));
