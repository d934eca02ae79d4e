import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { useBlockAuthorMutation } from '@/features/community/posts-api/post-api';
import { EyeOffIcon, LockIcon } from '@/shared/art/icons/further-icons';
import { AlertIcon, UserIcon } from '@/shared/art/icons/icon';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { color, media, radius, space, text } from '@/shared/tokens';
import { latePart } from '@/shared/ui/late-part';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';
import type { SafetyTarget } from './safety-target';

const ClaimSheet = latePart(async () => (await import('./claim-sheet')).ClaimSheet);
const ReportSheet = latePart(async () => (await import('./report-sheet')).ReportSheet);

/** Fetches the forms ahead, when the page has loaded. */
export const preloadForms = () => {
  for (const sheet of [ReportSheet, ClaimSheet]) void sheet.preload();
};

export type MoreAction = { label: string; icon?: ReactNode; danger?: boolean; onSelect: () => void };

/** A list of further actions in a sheet. */
export function ActionSheet(props: { title: string; actions: readonly MoreAction[]; onClose: () => void }) {
  const { title, actions, onClose } = props;
  return (
    <BottomSheet open onClose={onClose} title={title}>
      {actions.map(({ label, icon, danger, onSelect }) => (
        <Line key={label} type="button" data-danger={danger ? '' : undefined} onClick={onSelect}>
          {icon}
          {label}
        </Line>
      ))}
      <Line type="button" data-cancel="" onClick={onClose}>
        취소
      </Line>
    </BottomSheet>
  );
}

type Step = 'menu' | 'report' | 'report-person' | 'block' | 'claim';

interface OthersSheetProps {
  target: SafetyTarget;
  onClose: () => void;
  /** It is no longer shown to this person. */
  onGone: () => void;
}

/** Actions on another person's content: report it or its author, block the author, request a 임시조치. */
export function OthersSheet({ target, onClose, onGone }: OthersSheetProps) {
  const dispatch = useAppDispatch();
  const [step, setStep] = useState<Step>('menu');
  const [block, { isLoading }] = useBlockAuthorMutation();
  const what = target.kind === 'post' ? '글' : '댓글';

  const blocked = async () => {
    const { error } = await block({ target: target.kind, id: target.id });
    if (error) return;
    dispatch(succeeded(`${target.userName} 님을 차단했어요`));
    onGone();
  };

  if (step === 'report') return <ReportSheet target={target} onClose={onClose} onReported={onGone} />;
  if (step === 'report-person') return <ReportSheet person target={target} onClose={onClose} onReported={onClose} />;
  if (step === 'claim') return <ClaimSheet target={target} onClose={onClose} />;
  if (step === 'block')
    return (
      <ConfirmSheet
        open
        onClose={onClose}
        onConfirm={() => void blocked()}
        pending={isLoading}
        danger
        title={`${target.userName} 님을 차단할까요?`}
        confirmLabel="차단하기"
      >
        서로의 글과 댓글이 보이지 않아요. 설정의 차단한 사람에서 언제든 풀 수 있어요.
      </ConfirmSheet>
    );
  return (
    <ActionSheet
      title="더 보기"
      onClose={onClose}
      actions={[
        { label: '내 권리를 침해해요', icon: <LockIcon size={20} />, onSelect: () => setStep('claim') },
        { label: `${what} 신고하기`, icon: <AlertIcon size={20} />, danger: true, onSelect: () => setStep('report') },
        {
          label: `${target.userName} 님 신고하기`,
          icon: <UserIcon size={20} />,
          danger: true,
          onSelect: () => setStep('report-person'),
        },
        {
          label: `${target.userName} 님 차단하기`,
          icon: <EyeOffIcon size={20} />,
          danger: true,
          onSelect: () => setStep('block'),
        },
      ]}
    />
  );
}

const Line = styled('button')({
  ...text.lead,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: '52px',
  padding: `0 ${space(2)}`,
  border: 0,
  borderRadius: radius.field,
  backgroundColor: 'transparent',
  color: color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { color: color.inkSoft, flex: 'none' },
  '&[data-cancel]': {
    justifyContent: 'center',
    marginTop: space(2),
    backgroundColor: color.sunken,
    color: color.inkSoft,
    fontWeight: 600,
  },
  '&[data-danger]': { color: color.danger, '& > svg': { color: 'inherit' } },
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
});
