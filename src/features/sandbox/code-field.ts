/** Properties of a control that holds code: nobody's keyboard or translation is to change it. */
export const codeField = {
  className: 'form-control code-input',
  translate: 'no',
  spellCheck: false,
  autoCapitalize: 'off',
  autoComplete: 'off',
} as const;
