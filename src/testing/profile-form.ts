import { backend } from '@mocks/server';
import { profiles } from '@server/db/schema/profiles';
import { screen } from '@testing-library/react';

export const savedChildren = () => backend().deps.db.select().from(profiles);
export const name = () => screen.findByRole('textbox', { name: '이름' });
export const birth = () => screen.getByRole('textbox', { name: '태어난 날' });
export const save = () => screen.getByRole('button', { name: '저장하기' });
