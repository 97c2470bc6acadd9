/** Lets the import guard follow `#posts/actions/create_post`: the compiled name is .js, the source is .ts. */
module.exports = { resolve: { extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } } }
