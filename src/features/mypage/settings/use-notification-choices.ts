import {
  choiceKey,
  type NotificationChannel,
  type NotificationInput,
  type NotificationKind,
} from '@contract/notices/notifications';
import type { NotificationChoice } from '@contract/notices/notifications.responses';
import { useRef } from 'react';
import { useAppDispatch, useAppStore } from '@/shared/store/hooks';
import { settingsApi, useListNotificationChoicesQuery, useSaveNotificationChoicesMutation } from './settings-api';

const selectNotifications = settingsApi.endpoints.listNotificationChoices.select();

/**
 * The choices, updated optimistically. One call is pending at a time and includes later taps, so the last tap wins;
 * after a failure the screen shows the server's last answer.
 */
export function useNotificationChoices() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const query = useListNotificationChoicesQuery();
  const [save] = useSaveNotificationChoicesMutation();
  const unsent = useRef(new Map<string, NotificationInput['choices'][number]>());
  const confirmed = useRef<NotificationChoice[] | null>(null);
  const sending = useRef(false);

  const show = (change: (choices: NotificationChoice[]) => NotificationChoice[] | undefined) =>
    void dispatch(settingsApi.util.updateQueryData('listNotificationChoices', undefined, (choices) => change(choices)));

  const sendAll = async () => {
    if (sending.current) return;
    sending.current = true;
    while (unsent.current.size > 0) {
      const choices = [...unsent.current.values()];
      unsent.current.clear();
      const { data } = await save({ choices });
      if (data) confirmed.current = data;
      else {
        unsent.current.clear();
        show(() => confirmed.current ?? undefined);
      }
    }
    sending.current = false;
  };

  const change = (changes: NotificationInput['choices']) => {
    confirmed.current ??= query.data ?? null;
    const chosen = new Map(changes.map((item) => [choiceKey(item.kind, item.channel), item]));
    for (const [key, item] of chosen) unsent.current.set(key, item);
    show((choices) =>
      choices.map(({ channels, ...choice }) => ({
        ...choice,
        channels: channels.map((item) => ({
          ...item,
          enabled: chosen.get(choiceKey(choice.kind, item.channel))?.enabled ?? item.enabled,
        })),
      })),
    );
    void sendAll();
  };

  // The store is ahead of the screen by up to a frame, so a second quick tap toggles the new value.
  const toggle = (kind: NotificationKind, channel: NotificationChannel) => {
    const { data: latest = [] } = selectNotifications(store.getState());
    const channels = latest.find((choice) => choice.kind === kind)?.channels ?? [];
    change([{ kind, channel, enabled: !channels.find((item) => item.channel === channel)?.enabled }]);
  };

  return { ...query, toggle, change };
}
