import { type GrowthField, growthValueProblem } from './growth';

test.each<[GrowthField, number, string | null]>([
  ['height_cm', 850, '85cm인가요? 키는 cm로 적어 주세요.'],
  ['height_cm', 0.85, '85cm인가요? 키는 cm로 적어 주세요.'],
  ['height_cm', 1.05, '105cm인가요? 키는 cm로 적어 주세요.'],
  ['height_cm', 8.5, '85cm인가요? 키는 cm로 적어 주세요.'],
  ['height_cm', 1052, '105.2cm인가요? 키는 cm로 적어 주세요.'],
  ['height_cm', 5000, '키는 20cm부터 220cm까지 적을 수 있어요.'],
  ['height_cm', 85, null],
  ['head_cm', 425, '42.5cm인가요? 머리둘레는 cm로 적어 주세요.'],
  ['head_cm', 0.42, '42cm인가요? 머리둘레는 cm로 적어 주세요.'],
  ['head_cm', 4.2, '42cm인가요? 머리둘레는 cm로 적어 주세요.'],
  ['weight_kg', 3300, '3.3kg인가요? 몸무게는 kg으로 적어 주세요.'],
  ['weight_kg', 850, '0.85kg인가요? 몸무게는 kg으로 적어 주세요.'],
  ['weight_kg', 0.1, '몸무게는 0.3kg부터 200kg까지 적을 수 있어요.'],
  ['weight_kg', 8.9555, '몸무게는 0.001kg까지만 입력해 주세요.'],
])('%s of %d: %p', (field, value, problem) => {
  expect(growthValueProblem(field, value)).toBe(problem);
});
