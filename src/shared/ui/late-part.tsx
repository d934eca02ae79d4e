import { type ComponentType, startTransition, useContext, useEffect, useEffectEvent, useState } from 'react';
import { ReactReduxContext } from 'react-redux';
import { NO_ANSWER_MESSAGE } from '@/shared/api/api-error';
import { failed } from '@/shared/toast/toast-slice';
import { loadChunk } from './load-chunk';

type LateCode<Props> = { loaded: ComponentType<Props> | undefined; load: () => Promise<ComponentType<Props>> };

/** A component whose code is fetched once, when it is first asked for. */
export function lateCode<Props>(importPart: () => Promise<ComponentType<Props>>): LateCode<Props> {
  const code: LateCode<Props> = {
    loaded: undefined,
    load: async () => {
      code.loaded ??= await importPart();
      return code.loaded;
    },
  };
  return code;
}

/**
 * `Part` is the component, undefined until its code has loaded; `isFailed` whether this attempt could not load it.
 * @param onFailed called when it cannot be loaded
 * @param attempt another number tries again
 */
export function useLateCode<Props>(
  code: LateCode<Props>,
  onFailed?: () => void,
  attempt = 0,
): { Part?: ComponentType<Props>; isFailed: boolean } {
  const [found, setFound] = useState(() => ({ Part: code.loaded }));
  const [failedAt, setFailedAt] = useState<number>();
  const fail = useEffectEvent(() => {
    setFailedAt(attempt);
    onFailed?.();
  });
  const isMissing = found.Part === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    if (!isMissing) return;
    let over = false;
    loadChunk(code.load).then(
      // In slices: its first render is a long one.
      (loaded) => !over && startTransition(() => setFound({ Part: loaded })),
      () => !over && fail(),
    );
    return () => {
      over = true;
    };
  }, [isMissing, code, attempt]);
  return { ...found, isFailed: failedAt === attempt };
}

type PartProps = { onClose: () => void };

function Late<Props extends PartProps>({ code, props }: { code: LateCode<Props>; props: Props }) {
  const store = useContext(ReactReduxContext)?.store;
  const { Part } = useLateCode(code, () => {
    store?.dispatch(failed(NO_ANSWER_MESSAGE));
    props.onClose();
  });
  return Part ? <Part {...props} /> : null;
}

/**
 * A sheet, or a form in place, whose code is fetched when it is opened, or ahead by its `preload`. Where it cannot be
 * loaded, a message says so and it is closed.
 */
export function latePart<Props extends PartProps>(importPart: () => Promise<ComponentType<Props>>) {
  const code = lateCode(importPart);
  /** A failure shows when it is opened. */
  const preload = async () => void (await code.load().catch(() => undefined));
  return Object.assign((props: Props) => <Late code={code} props={props} />, { preload });
}
