import styled from '@emotion/styled';
import { type ComponentProps, useEffect, useState } from 'react';
import { afterPaint } from '@/shared/lib/after-paint';
import { loadChunk } from '@/shared/ui/load-chunk';
import { MainButton } from '@/shared/ui/main-button';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { Composer } from './composer';
import { composerBar } from './composer-bar';

let loaded: typeof Composer | undefined;
const load = async () => {
  loaded ??= (await import('./composer')).Composer;
  return loaded;
};

/** The composer. Its field is a third of a post page's code, so it is fetched once the post shows. */
export function LateComposer(props: ComponentProps<typeof Composer>) {
  const [found, setFound] = useState(() => ({ Part: loaded }));
  const [state, setState] = useState<'loading' | 'failed'>('loading');
  const { Part } = found;
  const isWanted = Part === undefined && state === 'loading';
  useEffect(() => {
    if (!isWanted) return;
    let over = false;
    // The post is painted first.
    afterPaint()
      .then(() => loadChunk(load))
      .then(
        (part) => !over && setFound({ Part: part }),
        () => !over && setState('failed'),
      );
    return () => {
      over = true;
    };
  }, [isWanted]);
  if (Part) return <Part {...props} />;
  if (state === 'loading')
    return (
      <Place data-composer>
        <Skeleton height={48} />
      </Place>
    );
  return (
    <Place data-composer>
      <Stack gap={2} row style={{ alignItems: 'center' }}>
        <Text role="alert" variant="small" style={{ flex: 1 }}>
          댓글 쓰는 곳을 불러오지 못했어요.
        </Text>
        <MainButton look="outline" size="small" fit onClick={() => setState('loading')}>
          다시 시도
        </MainButton>
      </Stack>
    </Place>
  );
}

const Place = styled('div')(composerBar);
