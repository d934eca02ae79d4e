import { type FoundSignIn, SignInCache } from './sign-in-cache';

const [accountId, familyId, profileId] = ['account', 'family', 'profile'];
const own = { accountId, role: 'owner' } as const;
const signIn = { accountId, familyId };

/** A cache that is on, and a database whose answers are counted. */
function createCache() {
  const cache = new SignInCache();
  cache.turnOn();
  let lookups = 0;
  const load = async (): Promise<FoundSignIn | undefined> => {
    lookups += 1;
    return { role: 'parent', access: own };
  };
  return { cache, load, countLookups: () => lookups };
}

test('a sign-in is looked up once, and again after its account is forgotten', async () => {
  const { cache, load, countLookups } = createCache();
  for (let nth = 0; nth < 3; nth += 1) await cache.find(signIn, undefined, load);
  expect(countLookups()).toBe(1);
  cache.forget(accountId);
  await cache.find(signIn, undefined, load);
  expect(countLookups()).toBe(2);
});

test('a claimed profile is looked up once, and one that is not the own every time', async () => {
  const { cache, load, countLookups } = createCache();
  await cache.find(signIn, profileId, load);
  expect(await cache.find(signIn, profileId, load)).toEqual({ role: 'parent', access: own });
  expect(countLookups()).toBe(1);
  const foreign = { role: 'parent', access: null } as const;
  let asked = 0;
  const refuse = async () => {
    asked += 1;
    return foreign;
  };
  for (let nth = 0; nth < 2; nth += 1) expect(await cache.find(signIn, 'foreign', refuse)).toEqual(foreign);
  expect(asked).toBe(2);
});

test.each([
  { sentence: 'the account is forgotten', change: (cache: SignInCache) => cache.forget(accountId) },
  { sentence: 'everything is cleared', change: (cache: SignInCache) => cache.clear() },
  { sentence: 'the messages stop', change: (cache: SignInCache) => cache.turnOff() },
])('a lookup that began before $sentence is not remembered', async ({ change }) => {
  const { cache, load, countLookups } = createCache();
  let answer: (found: FoundSignIn) => void = () => {};
  const slow = cache.find(signIn, undefined, () => new Promise((resolve) => (answer = resolve)));
  change(cache);
  cache.turnOn();
  answer({ role: 'parent', access: null });
  await slow;
  await cache.find(signIn, undefined, load);
  expect(countLookups()).toBe(1);
});

test('another token family of the account, and a refused sign-in, are looked up', async () => {
  const { cache, load, countLookups } = createCache();
  await cache.find(signIn, undefined, load);
  await cache.find({ accountId, familyId: 'other' }, undefined, load);
  expect(countLookups()).toBe(2);
  const refuse = async () => undefined;
  expect(await cache.find({ accountId: 'gone', familyId }, undefined, refuse)).toBeUndefined();
  expect(await cache.find({ accountId: 'gone', familyId }, undefined, refuse)).toBeUndefined();
});

test('remembers nothing while the messages are off', async () => {
  const { cache, load, countLookups } = createCache();
  await cache.find(signIn, undefined, load);
  cache.turnOff();
  for (let nth = 0; nth < 2; nth += 1) await cache.find(signIn, undefined, load);
  expect(countLookups()).toBe(3);
});
