CREATE TABLE "advice" (
	"name" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "airport" (
	"iata" text PRIMARY KEY NOT NULL,
	"icao" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"city" text NOT NULL,
	"city_en" text NOT NULL,
	"territory_id" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "climate" (
	"territory_id" integer PRIMARY KEY NOT NULL,
	"norms" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"version" text NOT NULL,
	"date" date NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"summary" text NOT NULL,
	"summary_en" text NOT NULL,
	"body" text NOT NULL,
	"body_en" text NOT NULL,
	CONSTRAINT "document_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "event_session" (
	"event_id" integer NOT NULL,
	"position" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"location_id" integer,
	CONSTRAINT "event_session_event_id_position_pk" PRIMARY KEY("event_id","position")
);
--> statement-breakpoint
CREATE TABLE "location_type" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"name" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "object" (
	"object_type" text NOT NULL,
	"id" integer NOT NULL,
	"position" integer NOT NULL,
	"slug" text,
	"territory_id" integer,
	"territory_ids" integer[] NOT NULL,
	"type_id" integer,
	"category" text,
	"for_disabled" boolean NOT NULL,
	"season" integer[] NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"search" "tsvector" NOT NULL,
	"title_search" "tsvector" NOT NULL,
	CONSTRAINT "object_object_type_id_pk" PRIMARY KEY("object_type","id")
);
--> statement-breakpoint
CREATE TABLE "object_text" (
	"object_type" text NOT NULL,
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"link" text NOT NULL,
	"hint" text NOT NULL,
	"card" text NOT NULL,
	"search_result" text NOT NULL,
	"detail" text NOT NULL,
	CONSTRAINT "object_text_object_type_id_language_pk" PRIMARY KEY("object_type","id","language")
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"id" integer PRIMARY KEY NOT NULL,
	"object_type" text NOT NULL,
	"object_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"price" bigint NOT NULL,
	"starts_at" timestamp with time zone,
	"seats" integer,
	"requires" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_count" (
	"name" text NOT NULL,
	"visitor" text NOT NULL,
	"window_start" bigint NOT NULL,
	"requests" integer NOT NULL,
	CONSTRAINT "request_count_name_visitor_pk" PRIMARY KEY("name","visitor")
);
--> statement-breakpoint
CREATE TABLE "territory" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"summary" text NOT NULL,
	"summary_en" text NOT NULL,
	"kind" text NOT NULL,
	"is_pinned" boolean NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "track_object" (
	"track_id" integer NOT NULL,
	"position" integer NOT NULL,
	"object_type" text NOT NULL,
	"object_id" integer NOT NULL,
	CONSTRAINT "track_object_track_id_position_pk" PRIMARY KEY("track_id","position")
);
--> statement-breakpoint
CREATE TABLE "word" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "airport" ADD CONSTRAINT "airport_territory_id_territory_id_fk" FOREIGN KEY ("territory_id") REFERENCES "public"."territory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate" ADD CONSTRAINT "climate_territory_id_territory_id_fk" FOREIGN KEY ("territory_id") REFERENCES "public"."territory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "object" ADD CONSTRAINT "object_territory_id_territory_id_fk" FOREIGN KEY ("territory_id") REFERENCES "public"."territory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "object" ADD CONSTRAINT "object_type_id_location_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."location_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "object_text" ADD CONSTRAINT "object_text_object_type_id_object_object_type_id_fk" FOREIGN KEY ("object_type","id") REFERENCES "public"."object"("object_type","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_object_type_object_id_object_object_type_id_fk" FOREIGN KEY ("object_type","object_id") REFERENCES "public"."object"("object_type","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_session_end" ON "event_session" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "object_order" ON "object" USING btree ("object_type","position");--> statement-breakpoint
CREATE INDEX "object_territory" ON "object" USING btree ("object_type","territory_id","position");--> statement-breakpoint
CREATE INDEX "object_kind" ON "object" USING btree ("object_type","type_id","position");--> statement-breakpoint
CREATE INDEX "object_place" ON "object" USING btree ("object_type","latitude","longitude");--> statement-breakpoint
CREATE INDEX "object_search" ON "object" USING gin ("search");--> statement-breakpoint
CREATE INDEX "object_title_search" ON "object" USING gin ("title_search");--> statement-breakpoint
CREATE INDEX "offer_object" ON "offer" USING btree ("object_type","object_id","position");--> statement-breakpoint
CREATE INDEX "word_likeness" ON "word" USING gin ("word" gin_trgm_ops);