export { secret } from '../../posts/posts/inside.ts'
