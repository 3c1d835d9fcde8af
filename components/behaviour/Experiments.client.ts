'use client';
import { useEffect } from 'react';
import { arrivalSearch, whenShown } from '@/services/page/arrival';
import { loadExperiments } from '@/stores/flows/askForArms';

/** Asks for the visitor's arms of the experiments when the page is shown. */
export function Experiments() {
  useEffect(() => {
    void whenShown().then(() => loadExperiments(arrivalSearch()));
  }, []);
  return null;
}
