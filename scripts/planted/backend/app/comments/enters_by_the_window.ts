export { secret } from '../posts/inside.ts'
