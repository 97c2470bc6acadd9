/** The parts of a page of `/help`. */
interface PageParts {
  title: string
  /** Links, by address. */
  navigation: readonly (readonly [address: string, name: string])[]
  /** The address of the page itself, or of the one above it in the navigation. */
  current: string
  /** As HTML. */
  content: string
}

/** A page of `/help` as HTML without scripts. */
export function pageOf({ title, navigation, current, content }: PageParts): string {
  const links = navigation.map(
    ([address, name]) =>
      `<a href="${address}"${address === current ? ' aria-current="page"' : ''}>${escape(name)}</a>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} · Fanfare</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/guide/guide.css">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header><a class="home" href="/">Fanfare</a><nav aria-label="Guide">${links.join('')}</nav></header>
<main id="content" tabindex="-1">
${content}</main>
</body>
</html>
`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!)
}
