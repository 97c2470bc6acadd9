export { default } from '../transformers/post_transformer.ts'
