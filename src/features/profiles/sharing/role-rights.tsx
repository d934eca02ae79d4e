import { listCapabilities } from '@contract/profiles/capability-words';
import type { ChildRole } from '@contract/profiles/child-roles';
import styled from '@emotion/styled';
import { CloseIcon } from '@/shared/art/icons/further-icons';
import { TickIcon } from '@/shared/art/icons/icon';
import { color, space, text } from '@/shared/tokens';
import { Disclosure } from '@/shared/ui/layout/table-disclosure';

/** Allowed and forbidden actions of a role, from the table that the server asks. */
export function RoleRights({ role }: { role: ChildRole }) {
  const { may, mayNot } = listCapabilities(role);
  return (
    <Lists>
      <Rights title="할 수 있어요" words={may} allowed />
      {mayNot.length > 0 ? <Rights title="할 수 없어요" words={mayNot} /> : null}
    </Lists>
  );
}

/** The same before one decides: the shorter list, and the longer one to be opened. */
export function RoleRightsInShort({ role }: { role: ChildRole }) {
  const { may, mayNot } = listCapabilities(role);
  const mayAlmostAll = mayNot.length < may.length;
  return (
    <Lists>
      {mayAlmostAll ? <p>보호자와 함께 아이의 기록을 모두 보고 적을 수 있어요.</p> : null}
      {mayAlmostAll ? (
        <Rights title="이것만은 할 수 없어요" words={mayNot} />
      ) : (
        <Rights title="볼 수 있어요" words={may} allowed />
      )}
      <Disclosure label={mayAlmostAll ? '할 수 있는 일 모두 보기' : '할 수 없는 일 모두 보기'}>
        {mayAlmostAll ? (
          <Rights title="할 수 있어요" words={may} allowed />
        ) : (
          <Rights title="할 수 없어요" words={mayNot} />
        )}
      </Disclosure>
    </Lists>
  );
}

function Rights({ title, words, allowed }: { title: string; words: readonly string[]; allowed?: boolean }) {
  const Icon = allowed ? TickIcon : CloseIcon;
  return (
    <div>
      <b>{title}</b>
      <ul data-allowed={allowed ? '' : undefined}>
        {words.map((line) => (
          <li key={line}>
            <Icon size={16} strokeWidth={2.6} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

const Lists = styled('div')({
  display: 'grid',
  gap: space(3),
  '& > p': text.small,
  '& b': text.label,
  '& ul': { display: 'grid', gap: space(1), marginTop: space(1) },
  '& li': { ...text.small, display: 'flex', gap: space(2), color: color.inkSoft },
  '& svg': { flex: 'none', marginTop: '2px', color: color.inkFaint },
  '& [data-allowed] svg': { color: color.primary },
});
