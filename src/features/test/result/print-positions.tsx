import type { PositionsResult } from '@contract/test/diagnostics-results.responses';

/** On paper: each dimension in words, with one thing to try; helplines, if the result has them. */
export function PrintPositions({ result: { positions, about, help } }: { result: PositionsResult }) {
  return (
    <>
      <section>
        <h2>{about === 'child' ? '보호자가 본 아이의 모습' : '보호자가 돌아본 지금의 나'}</h2>
        <table>
          <thead>
            <tr>
              <th>영역</th>
              <th>모습</th>
              <th>이렇게 해 봐요</th>
            </tr>
          </thead>
          <tbody>
            {positions.map(({ id, label, title, text, try: toTry }) => (
              <tr key={id}>
                <th>{label}</th>
                <td style={{ width: '46%' }}>
                  <b>{title ?? '아직 잘 몰라요'}</b>
                  {text ? ` ${text}` : ''}
                </td>
                <td>{toTry}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>

      {help ? (
        <section>
          <h2>이야기할 수 있는 곳</h2>
          <p>{help.text}</p>
          {help.lines.map(({ name, phone, url, hours }) => (
            <p key={name}>
              <b>{name}</b> {[phone ?? url, hours].filter(Boolean).join(' · ')}
            </p>
          ))}
        </section>
      ) : null}
    </>
  );
}
