/** The addresses in a text that was typed or pasted: separated by commas, semicolons, spaces or lines, each once. */
export function addressesIn(text: string): string[] {
  const bare = text.replaceAll(/[^,;\n<]*<([^<>\s]+)>/g, ' $1 ')
  const addresses = bare.split(/[\s,;]+/).filter((address) => address !== '')
  const known = new Set<string>()
  return addresses.filter((address) => {
    const key = address.toLowerCase()
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}
