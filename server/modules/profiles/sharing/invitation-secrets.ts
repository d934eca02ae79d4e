import { INVITATION_CODE_LENGTH, INVITATION_LETTERS, type InvitationSecret } from '@contract/profiles/sharing';
import type { Deps } from '@server/deps';
import { hmacHex, sha256Hex } from '@server/lib/digest';

type Host = Pick<Deps, 'config'>;

/** 256 bits derived with the server's secret: the database alone reveals no link, and the same id has the same one. */
export const toToken = ({ config }: Host, id: string) => hmacHex(config.secret, `invitation:${id}`);

/** Eight letters, to be read out: 'ABCDEFGH'. */
export async function toCode({ config }: Host, id: string): Promise<string> {
  const hex = await hmacHex(config.secret, `invitation-code:${id}`);
  // Four hex digits a letter: the first letters are likelier by less than 0.1 %.
  const letter = (index: number) =>
    Number.parseInt(hex.slice(index * 4, index * 4 + 4), 16) % INVITATION_LETTERS.length;
  return Array.from({ length: INVITATION_CODE_LENGTH }, (_, index) => INVITATION_LETTERS[letter(index)]).join('');
}

export const tokenHash = (token: string) => sha256Hex(`invitation:${token}`);
/** Keyed: eight letters could be found from a plain hash. */
export const codeHash = ({ config }: Host, code: string) => hmacHex(config.secret, `invitation-code-hash:${code}`);

export const secretHash = async (host: Host, secret: InvitationSecret) =>
  'token' in secret ? { tokenHash: await tokenHash(secret.token) } : { codeHash: await codeHash(host, secret.code) };
