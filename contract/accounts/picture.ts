/** The animals a person can have as a picture; the client draws them. */
export const ANIMALS = ['bear', 'rabbit', 'chick', 'fox', 'cat', 'koala', 'frog', 'penguin'] as const;
export type Animal = (typeof ANIMALS)[number];

const FOLDER = 'animals/';

/** An animal in the place of an upload's path: 'animals/fox'. */
export const animalPath = (animal: Animal) => `${FOLDER}${animal}`;

/** The animal of such a path; undefined for an upload. */
export const readAnimal = (path: string): Animal | undefined => ANIMALS.find((animal) => animalPath(animal) === path);

/** The animal of an account that chose no picture: by the last byte of its id, so that it is the same everywhere. */
export const animalOfAccount = (accountId: string): Animal =>
  ANIMALS[Number.parseInt(accountId.slice(-2), 16) % ANIMALS.length] ?? ANIMALS[0];
