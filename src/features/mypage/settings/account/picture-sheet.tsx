import { ANIMALS, type Animal, animalOfAccount, animalPath, readAnimal } from '@contract/accounts/picture';
import styled from '@emotion/styled';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { selectUser } from '@/features/auth/auth-slice';
import { getErrorMessage, getFieldErrors } from '@/shared/api/api-error';
import { AnimalAvatar } from '@/shared/art/avatars/animal-avatar';
import { useIdempotencyKey } from '@/shared/forms/use-idempotency-key';
import { PhotoField } from '@/shared/photos/profile-photo/photo-field';
import { usePhoto } from '@/shared/photos/profile-photo/use-photo';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { color, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FormError } from '@/shared/ui/forms/form-error';
import { RadioTile } from '@/shared/ui/forms/radio-tile';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { useGetAccountQuery, useUpdatePictureMutation } from './account-api';

const ANIMAL_NAMES: Record<Animal, string> = {
  bear: '곰',
  rabbit: '토끼',
  chick: '병아리',
  fox: '여우',
  cat: '고양이',
  koala: '코알라',
  frog: '개구리',
  penguin: '펭귄',
};

/** The picture beside posts and comments: an own photo, an animal, or none. */
export function PictureSheet({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { data: account } = useGetAccountQuery();
  const user = useAppSelector(selectUser);
  const idempotencyKeyFor = useIdempotencyKey();
  const [updatePicture, { isLoading }] = useUpdatePictureMutation();
  /** Undefined until another one is chosen. */
  const [chosen, setChosen] = useState<string | null>();
  const image = chosen === undefined ? (account?.profile_image_path ?? null) : chosen;
  const [problem, setProblem] = useState<string | null>(null);
  const photo = usePhoto(setChosen);
  const animal = image === null ? undefined : readAnimal(image);
  const choose = (path: string | null) => {
    photo.forget();
    setProblem(null);
    setChosen(path);
  };

  const save = async () => {
    setProblem(null);
    const { error } = await updatePicture({ image, idempotencyKey: idempotencyKeyFor({ image }) });
    if (error) return setProblem(getFieldErrors(error).image ?? getErrorMessage(error));
    dispatch(succeeded('프로필 사진을 저장했어요'));
    onClose();
  };

  return (
    <BottomSheet
      open
      onClose={onClose}
      title="프로필 사진"
      actions={
        <MainButton
          pending={isLoading}
          disabled={photo.uploading || (!account && chosen === undefined)}
          onClick={() => void save()}
        >
          저장하기
        </MainButton>
      }
    >
      <Stack spacing={5}>
        <Typography color="textSecondary" align="center">
          글과 댓글 옆에 보여요. 로그인한 사람만 볼 수 있어요.
        </Typography>
        <PhotoField
          photo={photo}
          value={animal ? null : image}
          animal={animal ?? (user ? animalOfAccount(user.id) : undefined)}
          seed={user?.id ?? ''}
          label="내 사진"
          emptyHint="내 사진을 올리거나 동물 친구를 골라 보세요."
          onRemove={() => choose(null)}
        />
        <AnimalChoice value={animal} onChange={choose} />
        {animal ? (
          <MainButton look="quiet" size="small" onClick={() => choose(null)}>
            고르지 않을래요
          </MainButton>
        ) : null}
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </BottomSheet>
  );
}

function AnimalChoice({ value, onChange }: { value: Animal | undefined; onChange: (path: string) => void }) {
  const id = useId();
  return (
    <div>
      <Typography component="h3" id={id} variant="label" style={{ marginBottom: space(2) }}>
        동물 친구
      </Typography>
      <Grid value={value ?? null} aria-labelledby={id}>
        {ANIMALS.map((animal, index) => (
          <Tile key={animal} value={animal} onChange={() => onChange(animalPath(animal))}>
            <Face>
              <AnimalAvatar index={index} />
            </Face>
            {ANIMAL_NAMES[animal]}
          </Tile>
        ))}
      </Grid>
    </div>
  );
}

const Grid = styled(RadioGroup)({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))',
});

const Tile = styled(RadioTile)({
  ...text.caption,
  flexDirection: 'column',
  gap: space(1),
  padding: space(2),
  '&:has(input:checked)': { backgroundColor: color.leafSoft, color: color.onLeafSoft },
});

const Face = styled('span')({
  display: 'block',
  width: '48px',
  height: '48px',
  overflow: 'hidden',
  borderRadius: '38%',
});
