create extension if not exists pg_trgm;
--> statement-breakpoint
-- Stemmed twice: once, музей is "муз" and музеях is "музе", and a search for one would miss the other. Nothing for a stop word.
create function stem(word text) returns text language sql immutable strict parallel safe as $$
  select coalesce((ts_lexize(dictionary, first))[1], first)
  from (select case when word ~ '[а-я]' then 'russian_stem'::regdictionary else 'english_stem'::regdictionary end) as of_word(dictionary),
    lateral (select (ts_lexize(dictionary, word))[1]) as once(first)
$$;
