/** Our own drawings of first steps, as inline SVG: an adult in the accent colour, the child in the soft one. */
const frame = (title: string, body: string) =>
  `<svg viewBox="0 0 200 120" role="img" aria-label="${title}" fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;

const arrow = (d: string, head: string) => `<path class="mark" d="${d}"/><path class="mark" d="${head}"/>`;

export const DRAWINGS = {
  infantCompressions: frame(
    '위에서 본 모습. 아기의 가슴을 양손으로 감싸고 두 엄지로 가슴 한가운데를 누르는 모습',
    '<circle class="child" cx="100" cy="20" r="13"/>' +
      '<path class="child" d="M86 40 Q78 64 88 90 H112 Q122 64 114 40 M86 40 L64 28 M114 40 L136 28 M88 90 L80 113 M112 90 L120 113"/>' +
      '<path class="adult" d="M10 112 Q46 106 71 80 L96 63 M71 80 L75 55"/><path class="adult" d="M190 112 Q154 106 129 80 L104 63 M129 80 L125 55"/>' +
      '<circle class="mark dot" cx="100" cy="59" r="4"/>',
  ),
  childCompressions: frame(
    '바닥에 눕힌 아이 곁에서 팔을 곧게 펴고 손바닥 아래쪽으로 가슴 한가운데를 누르는 모습',
    '<path class="adult" d="M12 110 H188"/><circle class="child" cx="38" cy="90" r="13"/><path class="child" d="M53 90 Q94 82 130 94 L178 100 M62 95 L86 103"/>' +
      '<circle class="adult" cx="94" cy="15" r="11"/><path class="adult" d="M72 40 Q94 28 116 40 M72 40 L92 74 M116 40 L96 74"/>' +
      '<circle class="mark dot" cx="94" cy="79" r="5"/>' +
      arrow('M136 48 V74', 'M129 67 L136 75 L143 67'),
  ),
  backBlows: frame(
    '아기를 팔 위에 엎드려 눕히고 머리를 가슴보다 낮게 한 채 어깨뼈 사이를 두드리는 모습',
    '<path class="child" d="M44 42 Q76 40 108 72"/><circle class="child" cx="122" cy="88" r="14"/>' +
      '<path class="child" d="M44 42 L20 52 M48 45 L28 62 M98 66 L88 88"/>' +
      '<path class="adult" d="M14 82 Q56 62 96 96 Q104 108 118 106"/>' +
      '<path class="adult" d="M184 14 Q150 12 108 40"/><path class="adult" d="M108 40 l-14 8 4 -14z"/>' +
      arrow('M80 8 V32', 'M73 25 L80 33 L87 25'),
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
