import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Lets a page load these fonts in parallel with its styles, instead of after them. */
export function preloadFonts(...names: string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        names.map((name) => {
          const file = Object.values(bundle).find((output) => isFont(output, name))
          if (file === undefined) throw new Error(`The build has no font ${name}`)
          return linkTo(file.fileName)
        }),
    },
  }
}

interface Output {
  type: string
  names?: string[]
}

const isFont = ({ type, names = [] }: Output, name: string) =>
  type === 'asset' && names.includes(`${name}.woff2`)

const linkTo = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head',
  // Browsers fetch fonts without credentials, even from the same origin.
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
})
