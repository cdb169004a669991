/** Conventional Commits with short subjects; the body says why. CONTRIBUTING.md has examples. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
};
