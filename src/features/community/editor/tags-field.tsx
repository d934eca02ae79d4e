import { POST_TAGS_MAX, postTag } from '@contract/community/posts';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { CloseIcon } from '@/shared/art/icons/further-icons';
import { isComposing } from '@/shared/lib/is-composing';
import { color, radius, size, space, text } from '@/shared/tokens';
import { Field } from '@/shared/ui/forms/field';

interface TagsFieldProps {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  error?: string;
}

/** Tags, added with Enter, a comma or a space, but never during the composition of a syllable. */
export function TagsField({ value, onChange, error }: TagsFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const add = (words: string) => {
    const tags = [...value];
    for (const word of words.split(/[\s,]+/).filter((part) => part.replace(/^#+/, '') !== '')) {
      const parsed = v.safeParse(postTag, word);
      if (!parsed.success) return setProblem(parsed.issues[0].message);
      if (tags.includes(parsed.output)) continue;
      if (tags.length >= POST_TAGS_MAX) return setProblem(`태그는 ${POST_TAGS_MAX}개까지 붙일 수 있어요.`);
      tags.push(parsed.output);
    }
    setTyped('');
    setProblem(null);
    onChange(tags);
  };

  return (
    <Stack spacing={2}>
      <Field
        id={id}
        label="태그"
        optional
        placeholder="예: 이유식"
        autoComplete="off"
        value={typed}
        error={problem ?? error}
        hint={`${POST_TAGS_MAX}개까지, 쉼표나 띄어쓰기로 나눠요.`}
        onChange={({ target, nativeEvent }) => {
          const composing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
          if (!composing && /[\s,]$/.test(target.value)) add(target.value);
          else setTyped(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          add(typed);
        }}
        onBlur={() => {
          if (typed.trim() !== '') add(typed);
        }}
      />
      {value.length > 0 ? (
        <Row aria-label="붙인 태그">
          {value.map((tag) => (
            <li key={tag}>
              <Tag
                type="button"
                aria-label={`${tag} 태그 빼기`}
                onClick={() => onChange(value.filter((item) => item !== tag))}
              >
                #{tag}
                <CloseIcon size={16} />
              </Tag>
            </li>
          ))}
        </Row>
      ) : null}
    </Stack>
  );
}

const Row = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

const Tag = styled('button')({
  ...text.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: size.touch,
  padding: `0 ${space(3)}`,
  border: 0,
  borderRadius: radius.round,
  backgroundColor: color.leafSoft,
  color: color.onLeafSoft,
  cursor: 'pointer',
});
