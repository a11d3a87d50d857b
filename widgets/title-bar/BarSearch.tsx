import { useSearchServices } from '../../src/resources/useSearchServices';
import { SearchBar } from '../../src/ui/search/SearchBar';
import { useHere } from '../../src/ui/search/useHere';

export interface BarSearchProps {
  words: string;
  onWords(words: string): void;
  onLeave(): void;
  onCancel(): void;
}

/** The bar's search, with all that it can. */
export function BarSearch(props: BarSearchProps) {
  const services = useSearchServices();
  const here = useHere();
  return <SearchBar className="inl-title-bar__search-form" services={services} places={here} {...props} />;
}
