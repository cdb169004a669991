import { Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import {
  CurrentEnvironment,
  type Environment,
  environmentOf,
  rememberChosen,
  rememberShown,
} from '../api/environment.tsx';

/** Every page, in the environment that its address names. Switching it is another address of the same page. */
export function EnvironmentOfAddress() {
  const environment = useSearch({ from: '__root__', select: environmentOf });
  const navigate = useNavigate();
  useEffect(() => rememberShown(environment), [environment]);
  const value = useMemo(() => {
    const choose = (chosen: Environment) => {
      rememberChosen(chosen);
      void navigate({ to: '.', search: (search) => ({ ...search, environment: chosen }) });
    };
    return { environment, choose };
  }, [environment, navigate]);
  return (
    <CurrentEnvironment value={value}>
      <Outlet />
    </CurrentEnvironment>
  );
}
