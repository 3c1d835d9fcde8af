'use client';
import { useEffect } from 'react';
import { whenShown } from '@/services/arrival';
import { loadExperiments } from '@/stores/experiments';

/** Asks for the visitor's arms of the experiments when the page is shown. */
export function Experiments() {
  useEffect(() => {
    void whenShown().then(() => loadExperiments(location.search));
  }, []);
  return null;
}
