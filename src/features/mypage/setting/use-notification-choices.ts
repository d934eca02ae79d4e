import {
  choiceKey,
  type NotificationChannel,
  type NotificationChoice,
  type NotificationInput,
  type NotificationKind,
} from '@contract/notifications';
import { useRef } from 'react';
import { useAppDispatch } from '@/shared/store/hooks';
import { settingsApi, useListNotificationsQuery, useSaveNotificationsMutation } from '../settings-api';

/**
 * The choices, shown as they are tapped. One call is under way at a time and takes along what was tapped meanwhile, so
 * the last tap is what stays; when it fails, the screen goes back to what the server last said.
 */
export function useNotificationChoices() {
  const dispatch = useAppDispatch();
  const query = useListNotificationsQuery();
  const [save] = useSaveNotificationsMutation();
  const waiting = useRef(new Map<string, NotificationInput['choices'][number]>());
  const confirmed = useRef<NotificationChoice[] | null>(null);
  const sending = useRef(false);

  const show = (change: (choices: NotificationChoice[]) => NotificationChoice[] | undefined) =>
    void dispatch(settingsApi.util.updateQueryData('listNotifications', undefined, (choices) => change(choices)));

  const sendAll = async () => {
    if (sending.current) return;
    sending.current = true;
    while (waiting.current.size > 0) {
      const choices = [...waiting.current.values()];
      waiting.current.clear();
      const { data } = await save({ choices });
      if (data) confirmed.current = data;
      else {
        waiting.current.clear();
        show(() => confirmed.current ?? undefined);
      }
    }
    sending.current = false;
  };

  const choose = (kind: NotificationKind, channel: NotificationChannel, enabled: boolean) => {
    confirmed.current ??= query.data ?? null;
    waiting.current.set(choiceKey(kind, channel), { kind, channel, enabled });
    const taken = (one: NotificationChoice['channels'][number]) =>
      one.channel === channel ? { ...one, enabled } : one;
    show((choices) =>
      choices.map((choice) => (choice.kind === kind ? { ...choice, channels: choice.channels.map(taken) } : choice)),
    );
    void sendAll();
  };

  return { ...query, choose };
}
