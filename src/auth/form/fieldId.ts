import { createContext } from 'react';

/** Name of the form that a field stands in. */
export const FormName = createContext('');

/** The id of a field's input. */
export const fieldId = (form: string, field: string): string => `${form}_${field}`;
