import type { HealthState, HealthWindow, HealthWindows } from '@contract/home/health-windows.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import { dayLabel, dayOfTime, tableDay } from '@/shared/lib/age-label';
import { serverNow } from '@/shared/lib/server-clock';
import { PrintedTables } from './printed-tables';

const GROUPS: readonly { title: string; states: readonly HealthState[] }[] = [
  { title: '밀린 접종 (이어서 맞을 수 있는지 병원에 물어봐요)', states: ['overdue'] },
  { title: '지금 받을 수 있어요', states: ['open'] },
  { title: '곧 다가와요', states: ['upcoming'] },
  { title: '수첩을 보고 확인할 것', states: ['unconfirmed'] },
  { title: '시기가 지난 검진', states: ['past'] },
  { title: '맞을 수 있는 시기가 끝난 것 (병원에 물어봐요)', states: ['closed'] },
  { title: '받은 것', states: ['done', 'not_needed'] },
  { title: '다음에 받을 것', states: ['later', 'waiting'] },
];

/** Short enough for its column. */
function markCell({ state, mark }: HealthWindow): string {
  if (mark?.early) return `${tableDay(mark.on ?? '')} (너무 이름, 다시)`;
  if (!mark) return state === 'not_needed' ? '맞지 않아도 됨' : '';
  if (mark.outcome === 'not_needed') return '해당 없음';
  return mark.on ? tableDay(mark.on) : '받음 (날짜 모름)';
}

function daysCell({ state, from, to }: HealthWindow): string {
  if (!from) return state === 'waiting' ? '앞 차수 다음' : '';
  if (!to) return `${tableDay(from)}부터`;
  return from === to ? tableDay(from) : `${tableDay(from)} ~ ${tableDay(to)}`;
}

interface PrintListProps {
  list: HealthWindows;
  windows: readonly HealthWindow[];
  profile: Profile | undefined;
}

/** The list for the clinic: the child, what is due, what was given and when, and the sources of the days. */
export function PrintList({ list: { months, early_born: early, notes, sources }, windows, profile }: PrintListProps) {
  return (
    <PrintedTables>
      <h1>예방접종과 검진</h1>
      <table style={{ marginTop: '2.5mm' }}>
        <tbody>
          <tr>
            <th>이름</th>
            <td>{profile?.name}</td>
            <th>태어난 날</th>
            <td>{profile ? dayLabel(profile.birth_date) : ''}</td>
          </tr>
          <tr>
            <th>{early ? '실제 나이' : '나이'}</th>
            <td>{months}개월</td>
            <th>인쇄한 날</th>
            <td>{dayOfTime(serverNow())}</td>
          </tr>
        </tbody>
      </table>
      {GROUPS.map(({ title, states }) => {
        const rows = windows.filter(({ state }) => states.includes(state));
        return rows.length === 0 ? null : (
          <section key={title}>
            <h2>{title}</h2>
            <table>
              <thead>
                <tr>
                  <th style={{ width: '31%' }}>이름</th>
                  <th style={{ width: '15%' }}>나이</th>
                  <th>시기</th>
                  <th style={{ width: '19%' }}>표시</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((window) => (
                  <tr key={window.id}>
                    <td>
                      {window.name}
                      {window.uncertain && !window.mark ? ' *' : ''}
                      {window.diseases.length > 0 ? ` (${window.diseases.join(', ')})` : ''}
                    </td>
                    <td>{window.age}</td>
                    <td>{daysCell(window)}</td>
                    <td>{markCell(window)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        );
      })}
      <footer>
        <p>* 안내마다 다르게 적혀 있어요.</p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {sources.map(({ kind, text }) => (
          <p key={kind}>출처: {text}</p>
        ))}
        <p>표시는 쑥쑥플래너에서 보호자가 적은 내용이에요.</p>
      </footer>
    </PrintedTables>
  );
}
