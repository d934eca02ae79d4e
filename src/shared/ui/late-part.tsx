import { type ComponentType, useContext, useEffect, useEffectEvent, useState } from 'react';
import { ReactReduxContext } from 'react-redux';
import { NO_ANSWER_MESSAGE } from '@/shared/api/api-error';
import { failed } from '@/shared/toast/toast-slice';
import { loadChunk } from './load-chunk';

type PartProps = { onClose: () => void };
type Code<Props> = { loaded: ComponentType<Props> | undefined; load: () => Promise<ComponentType<Props>> };

function Late<Props extends PartProps>({ code, props }: { code: Code<Props>; props: Props }) {
  const store = useContext(ReactReduxContext)?.store;
  const [found, setFound] = useState(() => ({ Part: code.loaded }));
  const fail = useEffectEvent(() => {
    store?.dispatch(failed(NO_ANSWER_MESSAGE));
    props.onClose();
  });
  const { Part } = found;
  const isMissing = Part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let over = false;
    loadChunk(code.load).then(
      (loaded) => !over && setFound({ Part: loaded }),
      () => !over && fail(),
    );
    return () => {
      over = true;
    };
  }, [isMissing, code]);
  return Part ? <Part {...props} /> : null;
}

/**
 * A sheet, or a form in place, whose code is fetched when it is opened, or ahead by its `preload`. Where it cannot be
 * loaded, a message says so and it is closed.
 */
export function latePart<Props extends PartProps>(importPart: () => Promise<ComponentType<Props>>) {
  const code: Code<Props> = {
    loaded: undefined,
    load: async () => {
      code.loaded ??= await importPart();
      return code.loaded;
    },
  };
  /** A failure shows when it is opened. */
  const preload = async () => void (await code.load().catch(() => undefined));
  return Object.assign((props: Props) => <Late code={code} props={props} />, { preload });
}
