import type { Plugin } from 'vite'

const STYLES = /\n *<link rel="stylesheet"[^>]*>/
const SCRIPTS = /<(?=script type="module"|link rel="modulepreload")[^\s>]+/g
/** Where the server inserts what it says of a page, and the scripts of its route. */
const HEAD = '<!--head-->'

/** Lets a page load what is seen first, its styles and the data of its first script, before the scripts of the app. */
export const contentFirst = (): Plugin => ({
  name: 'content-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const [styles] = STYLES.exec(html) ?? []
      if (styles === undefined) throw new Error('index.html has no styles')
      return html
        .replace(styles, '')
        .replace(HEAD, () => `${styles.trim()}\n    ${HEAD}`)
        .replaceAll(SCRIPTS, (tag) => `${tag} fetchpriority="low"`)
    },
  },
})
