export { door } from '../app/posts/posts/public.ts'
