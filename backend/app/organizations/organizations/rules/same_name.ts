/** A normalized name: names that differ only in case or white space are the same. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}

/** Letters of other scripts with the Latin letters they look like (confusables of UTS #39). */
const LOOKALIKES = [
  ['АΑ', 'a'],
  ['аαɑ', 'a'],
  ['ВΒвβ', 'b'],
  ['СсϹϲ', 'c'],
  ['ԁ', 'd'],
  ['ЕΕеε', 'e'],
  ['ɡց', 'g'],
  ['НΗһհ', 'h'],
  ['ІΙӀіιı', 'i'],
  ['Јј', 'j'],
  ['КΚкκ', 'k'],
  ['ΜМм', 'm'],
  ['Νոη', 'n'],
  ['ОΟоοօ', 'o'],
  ['РΡрρ', 'p'],
  ['Ԛԛ', 'q'],
  ['Ѕѕ', 's'],
  ['ТΤтτ', 't'],
  ['υս', 'u'],
  ['Ѵѵν', 'v'],
  ['Ԝԝω', 'w'],
  ['ХΧхχ', 'x'],
  ['УΥуγ', 'y'],
  ['Ζ', 'z'],
] as const

const LATIN = new Map(
  LOOKALIKES.flatMap(([signs, latin]) => [...signs].map((sign) => [sign, latin] as const)),
)

/** The skeleton of a name: names that differ only in look-alike or invisible letters have the same. */
export function nameSkeleton(name: string): string {
  const visible = name.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  return nameKey(Array.from(visible, (sign) => LATIN.get(sign) ?? sign).join(''))
}
