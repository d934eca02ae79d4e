import type { LevelsResult } from '@contract/test/diagnostics-results.responses';
import { ANSWER_LABELS, LEVEL_LABELS, NOT_OBSERVED_LABEL } from '@contract/test/diagnostics-words';
import { BY_TEMPERAMENT_LABEL } from '@contract/test/result-words';
import { careLines } from '@/domain/checks/care-section';
import { areaWords, concernTitles } from '@/features/test/test-words';
import { printedQuestions } from './print-content';

/** On paper: the parent's own words, each part with its level and what to watch, open questions, where to go. */
export function PrintLevels({ result }: { result: LevelsResult }) {
  const { parts, watched, concern_notes, care } = result;
  const questions = printedQuestions(result);
  return (
    <>
      {concern_notes.length > 0 ? (
        <section>
          <h2>보호자가 적은 것</h2>
          {concern_notes.map(({ kind, areas, note }) => (
            <p key={kind}>
              <b>
                {concernTitles[kind]}
                {areas.length > 0 ? ` (${areaWords(areas)})` : ''}
              </b>
              {note ? `: ${note}` : ''}
            </p>
          ))}
        </section>
      ) : null}

      <section>
        <h2>영역별로 보호자가 본 모습</h2>
        <p>{result.band_basis}</p>
        <table>
          <thead>
            <tr>
              <th>영역</th>
              <th>모습</th>
              <th>함께 지켜볼 답</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ id, label, level, unknown, by_temperament = [] }) => (
              <tr key={id}>
                <th>{label}</th>
                <td style={{ whiteSpace: 'nowrap' }}>{level ? LEVEL_LABELS[level] : NOT_OBSERVED_LABEL}</td>
                <td>
                  {watched
                    .filter((item) => item.part === id)
                    .map((item) => (
                      <p key={item.item_id}>
                        {item.text} <b>({ANSWER_LABELS[item.answer]})</b>
                      </p>
                    ))}
                  {by_temperament.map((text) => (
                    <p key={text}>
                      {text} <b>({BY_TEMPERAMENT_LABEL})</b>
                    </p>
                  ))}
                  {level !== null && unknown.length > 0 ? (
                    <p>
                      {ANSWER_LABELS.unknown} {unknown.length}가지
                    </p>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>

      {questions.length > 0 ? (
        <section>
          <h2>의사에게 물어볼 것</h2>
          <ul>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
      ) : null}

      {care ? (
        <section>
          <h2>어디로 가면 되나요</h2>
          {careLines(care).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ) : null}
    </>
  );
}
