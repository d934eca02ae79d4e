/** Our own drawings of first steps, as inline SVG: an adult in the accent colour, the child in the soft one. */
const frame = (title: string, body: string) =>
  `<svg viewBox="0 0 200 120" role="img" aria-label="${title}" fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;

const arrow = (d: string, head: string) => `<path class="mark" d="${d}"/><path class="mark" d="${head}"/>`;

export const DRAWINGS = {
  backBlows: frame(
    '아기를 팔 위에 엎드려 눕히고 머리를 가슴보다 낮게 한 채 어깨뼈 사이를 두드리는 모습',
    '<path class="adult" d="M18 96 Q60 78 118 84"/><path class="child" d="M58 66 Q88 58 116 72"/>' +
      '<circle class="child" cx="132" cy="80" r="14"/><path class="child" d="M60 68 L42 78 M64 70 L50 86 M100 70 L104 88"/>' +
      '<path class="adult" d="M168 18 Q140 20 104 44"/><path class="adult" d="M104 44 l-14 6 6 -12z"/>' +
      arrow('M84 24 V46', 'M77 39 L84 47 L91 39'),
  ),
  chestThrusts: frame(
    '아기를 바로 눕히고 젖꼭지를 잇는 선 바로 아래 가슴 한가운데를 누르는 모습',
    '<path class="adult" d="M16 92 H150"/><circle class="child" cx="150" cy="70" r="14"/>' +
      '<path class="child" d="M134 74 Q100 62 66 76 M66 76 L44 70 M68 80 L48 90 M112 68 L104 88"/>' +
      '<path class="adult" d="M176 14 Q150 12 120 34 L110 60"/><circle class="mark dot" cx="109" cy="66" r="4"/>' +
      arrow('M88 26 V52', 'M81 45 L88 53 L95 45'),
  ),
  abdominalThrusts: frame(
    '아이 뒤에서 안아 배꼽과 명치 사이에 주먹을 대고 안쪽 위로 밀어 올리는 모습',
    '<circle class="adult" cx="78" cy="22" r="14"/><path class="adult" d="M72 37 Q60 70 66 112 M70 48 Q96 52 122 74"/>' +
      '<circle class="child" cx="118" cy="34" r="12"/><path class="child" d="M116 47 Q112 76 116 112 M116 84 L128 112 M116 54 L98 66"/>' +
      '<circle class="mark dot" cx="122" cy="75" r="6"/>' +
      arrow('M150 88 Q146 70 132 64', 'M143 62 L131 63 L134 75'),
  ),
  recoveryPosition: frame(
    '아이를 옆으로 눕혀 침과 토한 것이 입 밖으로 흐르게 한 모습',
    '<path class="adult" d="M14 104 H186"/><circle class="child" cx="46" cy="80" r="15"/>' +
      '<path class="child" d="M62 84 Q96 72 128 84 M128 84 L150 70 L166 92 M126 90 L160 98 M84 80 L66 98"/>' +
      '<path class="mark" d="M36 92 q-4 6 0 9"/>',
  ),
  coolWater: frame(
    '덴 손에 흐르는 차가운 물을 대는 모습',
    '<path class="adult" d="M22 22 H92 Q108 22 108 38 V44 M98 44 H118"/>' +
      '<path class="water" d="M104 50 V76 M108 50 V80 M112 50 V76"/>' +
      '<path class="child" d="M186 70 Q150 76 128 84 L96 88 M128 84 L92 80 M128 88 L98 96 M132 90 L108 102"/>' +
      '<path class="water" d="M92 106 q6 -5 12 0 t12 0 t12 0"/>',
  ),
} as const;

export type Drawing = keyof typeof DRAWINGS;
