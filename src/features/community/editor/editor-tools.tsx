import styled from '@emotion/styled';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { CameraIcon, LinkIcon, PencilIcon, TrashIcon } from '@/shared/art/icons/further-icons';
import { useKeyboardInset } from '@/shared/lib/use-keyboard-inset';
import { color, media, radius, safe, size, space, text } from '@/shared/tokens';

interface EditorToolsProps {
  editor: Editor;
  onPhoto: () => void;
  onLink: () => void;
  /** Opens the description of the selected picture. */
  onWords: () => void;
}

/** The toolbar, docked above the keyboard: formats for text; actions for a selected picture. */
export function EditorTools({ editor, onPhoto, onLink, onWords }: EditorToolsProps) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      large: now.isActive('heading', { level: 2 }),
      small: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      photo: now.isActive('photo'),
    }),
  });
  const tool = (label: string, pressed: boolean, act: () => void, face: ReactNode) => (
    <Tool
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      // the words keep the focus, and a phone its keyboard
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    >
      {face}
    </Tool>
  );
  const covered = useKeyboardInset();
  const place = { ['--covered' as string]: `${covered}px` };
  const now = () => editor.chain().focus();
  if (on.photo)
    return (
      <Bar style={place} role="toolbar" aria-label="사진">
        <Tool type="button" onClick={onWords}>
          <PencilIcon size={20} />
          사진 설명
        </Tool>
        <Tool type="button" onClick={() => now().deleteSelection().run()}>
          <TrashIcon size={20} />
          사진 빼기
        </Tool>
      </Bar>
    );
  return (
    <Bar style={place} role="toolbar" aria-label="글 꾸미기">
      <Tool type="button" aria-label="사진 넣기" title="사진 올리기" onClick={onPhoto}>
        <CameraIcon size={22} />
      </Tool>
      {tool('굵게', on.bold, () => now().toggleBold().run(), <b>가</b>)}
      {tool(
        '제목',
        on.large,
        () => now().toggleHeading({ level: 2 }).run(),
        <b style={{ fontSize: '1.125rem' }}>제목</b>,
      )}
      {tool('소제목', on.small, () => now().toggleHeading({ level: 3 }).run(), '소제목')}
      {tool('점 목록', on.bullets, () => now().toggleBulletList().run(), <BulletsIcon />)}
      {tool('숫자 목록', on.numbers, () => now().toggleOrderedList().run(), <NumbersIcon />)}
      {tool('링크', on.link, onLink, <LinkIcon size={20} />)}
    </Bar>
  );
}

/** Two lines of a list, after their marks. */
const ListIcon = ({ children }: { children: ReactNode }) => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 22 22"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {children}
    <path d="M10 7h9M10 15h9" strokeWidth="1.9" />
  </svg>
);
const BulletsIcon = () => (
  <ListIcon>
    <path d="M4.5 7h.01M4.5 15h.01" strokeWidth="3.4" />
  </ListIcon>
);
const NumbersIcon = () => (
  <ListIcon>
    <path d="M3.5 4.5 5 3.8V9M3.200 13.6c.8-1.4 2.800-.8 2.400.6-.2.8-1.5 1.600-2.400 2.800H6" strokeWidth="1.4" />
  </ListIcon>
);

/** On a phone at the foot of the screen, above its keyboard; on a pad at the foot of the editor. */
const Bar = styled('div')({
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 'var(--covered)',
  zIndex: 12,
  display: 'flex',
  gap: '2px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: `${space(1)} ${space(2)} calc(${space(1)} + max(0px, ${safe.bottom} - var(--covered)))`,
  borderTop: `1px solid ${color.line}`,
  backgroundColor: color.surfaceRaised,
  '& > button': { flex: 'none' },
  [media.pad]: {
    position: 'sticky',
    flexWrap: 'wrap',
    padding: space(1),
    borderRadius: `0 0 ${radius.field} ${radius.field}`,
    backgroundColor: color.surface,
  },
});

const Tool = styled('button')({
  ...text.label,
  minWidth: size.touch,
  minHeight: size.touch,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  padding: `0 ${space(2)}`,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: color.inkSoft,
  cursor: 'pointer',
  '&[aria-pressed="true"]': { backgroundColor: color.leafSoft, color: color.onLeafSoft },
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
});
