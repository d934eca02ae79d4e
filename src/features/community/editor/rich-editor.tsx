import { flattenTables } from '@contract/common/flat-tables';
import { POST_IMAGES_MAX } from '@contract/community/posts';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type Ref, useId, useImperativeHandle, useState } from 'react';
import { GoingPhotos } from '@/shared/photos/going-photos';
import { usePhotoUploads } from '@/shared/photos/use-photo-uploads';
import { color, radius, space, text } from '@/shared/tokens';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { EditorTools } from './editor-tools';
import { toEditorDoc } from './html-doc';
import { LinkSheet } from './link-sheet';
import { PhotoNode, photosIn } from './photo-node';
import { PhotoPicker } from './photo-picker';
import { PhotoWordsSheet } from './photo-words-sheet';

/** Empty paragraphs at the end, which the editor adds after a picture. */
const LAST_LINES = /(?:<p>(?:<br>)?<\/p>)+$/;

type RichEditorHandle = { focus(): void };

interface RichEditorProps {
  label: string;
  placeholder: string;
  /** The initial HTML; later changes of the prop are ignored, so that they do not overwrite the input. */
  initial: string;
  /** HTML and the pictures in it, with each change. */
  onChange: (html: string, photos: string[]) => void;
  onBusy: (busy: boolean) => void;
  error?: string;
  ref?: Ref<RichEditorHandle>;
}

/** Words with bold, headings, lists, links and pictures. */
export function RichEditor({ label, placeholder, initial, onChange, onBusy, error, ref }: RichEditorProps) {
  const id = useId();
  const [sheet, setSheet] = useState<'link' | 'words' | null>(null);
  const editor = useEditor({
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    extensions: [
      StarterKit.configure({
        code: false,
        codeBlock: false,
        horizontalRule: false,
        strike: false,
        underline: false,
        heading: { levels: [2, 3] },
        link: {
          openOnClick: false,
          // Addresses become links where a post is drawn: the editor's own end is no Korean one.
          autolink: false,
          defaultProtocol: 'https',
          protocols: ['http', 'https'],
          HTMLAttributes: { target: null, rel: null },
          isAllowedUri: (url, { defaultValidate }) =>
            defaultValidate(url) && !/^(javascript|data|vbscript):/i.test(url),
        },
      }),
      PhotoNode,
    ],
    content: toEditorDoc(initial),
    editorProps: {
      transformPastedHTML: flattenTables,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-keyshortcuts': 'Control+Enter',
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
    },
    onUpdate: ({ editor: now }) =>
      onChange(now.isEmpty ? '' : now.getHTML().replace(LAST_LINES, ''), photosIn(now.state.doc)),
  });
  const { empty, photos } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ empty: now.isEmpty, photos: photosIn(now.state.doc).length }),
  });
  const uploads = usePhotoUploads(({ path, width, height }) => {
    const { to } = editor.state.selection;
    editor
      .chain()
      .insertContentAt(to, [{ type: 'photo', attrs: { path, alt: '', width, height } }, { type: 'paragraph' }])
      .focus()
      .run();
  });
  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);

  return (
    <Stack spacing={2}>
      <Box data-wrong={error ? '' : undefined}>
        <Page>
          {empty ? <Placeholder aria-hidden="true">{placeholder}</Placeholder> : null}
          <EditorContent editor={editor} />
        </Page>
        <PhotoPicker
          count={photos + uploads.going.length}
          onChosen={(files) => {
            onBusy(true);
            void uploads.add(files).finally(() => onBusy(false));
          }}
        >
          {(choose) => (
            <EditorTools
              editor={editor}
              onPhoto={choose}
              onLink={() => setSheet('link')}
              onWords={() => setSheet('words')}
            />
          )}
        </PhotoPicker>
      </Box>
      {error ? (
        <Typography id={`${id}-error`} role="alert" variant="small" color="error" style={{ fontWeight: 600 }}>
          {error}
        </Typography>
      ) : null}
      <GoingPhotos photos={uploads.going} onRetry={uploads.retry} onForget={uploads.forget} />
      {photos > 0 ? (
        <Typography variant="caption" color="textSecondary">
          사진 {photos}/{POST_IMAGES_MAX} · 사진을 누르면 설명을 달 수 있어요
        </Typography>
      ) : null}
      <ExitTransition>
        {sheet === 'link' ? <LinkSheet editor={editor} onClose={() => setSheet(null)} /> : null}
      </ExitTransition>
      <ExitTransition>
        {sheet === 'words' ? <PhotoWordsSheet editor={editor} onClose={() => setSheet(null)} /> : null}
      </ExitTransition>
    </Stack>
  );
}

const Box = styled('div')({
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.field,
  backgroundColor: color.surface,
  '&:focus-within': { borderColor: color.primary, boxShadow: `0 0 0 1px ${color.primary}` },
  '&[data-wrong]': { borderColor: color.danger },
});

const Page = styled('div')({
  position: 'relative',
  '& .ProseMirror': {
    ...text.lead,
    fontSize: '1rem',
    lineHeight: 1.7,
    minHeight: '15rem',
    padding: space(4),
    outline: 'none',
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
  },
  '& .ProseMirror > * + *': { marginTop: space(3) },
  '& h2': text.title,
  '& h3': { ...text.strong, fontSize: '1.0625rem', fontWeight: 700 },
  '& ul, & ol': { paddingLeft: space(6) },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& a': { color: color.primary, textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& blockquote': {
    margin: 0,
    paddingLeft: space(4),
    borderLeft: `3px solid ${color.lineStrong}`,
    color: color.inkSoft,
  },
  '& img': { display: 'block', width: '100%', height: 'auto', borderRadius: radius.field, cursor: 'pointer' },
  '& img.ProseMirror-selectednode': { outline: `3px solid ${color.primary}`, outlineOffset: '2px' },
  '& .ProseMirror-separator': { display: 'none !important' },
  '& .ProseMirror-gapcursor': { display: 'none', pointerEvents: 'none', position: 'absolute' },
});

const Placeholder = styled('span')({
  ...text.lead,
  position: 'absolute',
  top: space(4),
  left: space(4),
  right: space(4),
  color: color.inkFaint,
  pointerEvents: 'none',
});
