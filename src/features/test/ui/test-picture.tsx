import type { TestCard } from '@contract/test/diagnostics.responses';
import styled from '@emotion/styled';
import { useState } from 'react';
import { namedUploadUrl } from '@/shared/api/config';
import { SproutIcon } from '@/shared/art/icons/icon';
import { color, radius } from '@/shared/tokens';

/** A check's picture; a sprout where it cannot be fetched. Decoration. */
export function TestPicture({ test, width }: { test: Pick<TestCard, 'src' | 'ext'>; width: number | string }) {
  const [broken, setBroken] = useState(false);
  return (
    <Frame style={{ width }} aria-hidden="true">
      {broken ? (
        <SproutIcon size={32} />
      ) : (
        <img src={namedUploadUrl(test.src, test.ext)} alt="" width={160} height={120} onError={() => setBroken(true)} />
      )}
    </Frame>
  );
}

const Frame = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: radius.field,
  backgroundColor: color.artCream,
  color: color.artLeafDeep,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
